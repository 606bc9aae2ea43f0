// The work of an event's desk, for the app and the command: lists that were sent, their table, answers, the lock, what
// is published and printed. It knows no paths and no screen.
export {
	answerFor,
	answersTo,
	keptOf,
	mergeTable,
	messageFiles,
	openSpeaker,
	type Answered,
	type Kept
} from './answers.ts';
export { differences, placedRows, standing, type DeskRow, type Difference } from './rows.ts';
export { foundIn, type Found } from './found.ts';
export { eventLines, eventOnPaper, othersBrought } from './event-rules.ts';
export { holdSheet, lockLists, opponentText, publishedFiles, type HeldSheet } from './lock.ts';
export { FileNames, type NamedText } from './named-file.ts';
export {
	listsInText,
	listsOfSent,
	type Judged,
	type ListOnDemand,
	type Means,
	type Origin,
	type Outcome,
	type Saying,
	type Unreadable
} from './judge-lists.ts';
export { nameTags, printOrder } from './name-tags.ts';
export { peerFiles } from './peers.ts';
export { indexRowOf, unreadIndexRow } from './print.ts';
export { isWhollyLegal, unreadIn, unreadOnPaper, type Unread } from './text-findings.ts';
