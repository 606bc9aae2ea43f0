// The work of an event's desk, for the app and the command: lists that were sent, their table, answers, the lock, what
// is published and printed. It knows no paths and no screen.
export {
	answerFor,
	answersTo,
	keptOf,
	mergeTable,
	messageFiles,
	type Answered,
	type Kept
} from './answers.ts';
export { differences, type Difference } from './differences.ts';
export { foundIn, type Found } from './found.ts';
export { eventLines, eventOnPaper, othersBrought } from './event-rules.ts';
export { holdSheet, type HeldSheet } from './hold.ts';
export { lockLists, opponentText } from './lock.ts';
export { FileNames, type NamedText } from './named-file.ts';
export type { Judged, Origin, Outcome, Unreadable } from './outcome.ts';
export { nameTags } from './name-tags.ts';
export { peerFiles } from './peers.ts';
export { indexRowOf, unreadIndexRow } from './print.ts';
export { printOrder } from './print-order.ts';
export { publishedFiles } from './publish.ts';
export {
	listsInText,
	listsOfSent,
	type ListOnDemand,
	type Means,
	type Saying
} from './read-lists.ts';
export { placedRows, standing, type DeskRow } from './rows.ts';
export { openSpeaker } from './speaker.ts';
export { isWhollyLegal, unreadIn, unreadOnPaper, type Unread } from './unread.ts';
