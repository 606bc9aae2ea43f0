// What goes out of Muster and comes in from outside. Runs in the page and in the command: no DOM, no IO.
export { cleanName } from './common/clean.ts';
export {
	compareEvent,
	eventRemarks,
	fingerprintOf,
	isSameEvent,
	type EventRemarks
} from './event/event-comparison.ts';
export { writeEventPack, type PlainEvent } from './event/event-pack.ts';
export {
	fileText,
	maxBytes,
	mostBytes,
	openFile,
	openMailBox,
	openText,
	type ReadingForms
} from './outside/open-file.ts';
export type { FormColumn, FormMatches } from './outside/form.ts';
export { isMailBox } from './mail/mail-box.ts';
export { readOpened, type FileText, type OpenedTexts, type OpenedText } from './common/opened.ts';
export { fileStem } from './outside/file-name.ts';
export type { Fault, ForeignList } from './common/fault.ts';
export { inLine, withoutLine } from './common/line-fault.ts';
export type { ReadList, RosterResult, Finding } from './common/read-list.ts';
export { writePlainList } from './roster/write-plain-list.ts';
export { writeMusterFile } from './outside/muster-file.ts';
export type { PlainList, PlainUnit } from './outside/plain-list.ts';
export { recognise, tooBig } from './roster/recognise.ts';
export { resolveEvent, type EventResult } from './names/resolve-event.ts';
export { resolveList } from './names/resolve-list.ts';
export { withSum } from './roster/text-prices.ts';
export { resolveText } from './roster/resolve-text.ts';
export { findTextArmy } from './lines/list-text-army.ts';
export * from './list-code/index.ts';
export { listsIn, readEvent, type FoundList, type ReadingContext } from './roster/lists-in.ts';
export { writePositionLink } from './links/write-position-link.ts';
export { findPack } from './names/find-pack.ts';
export { armyOfText, type ArmyOfText } from './review/army-of-text.ts';
export { remarksWithSum, reviewOf, reviewText } from './review/review-text.ts';
export {
	noted,
	noteWithout,
	withLeftOut,
	type Alias,
	type Corrections,
	type LeftOut,
	type Review,
	type ReviewedLine,
	type Unknown
} from './review/review.ts';
export { withoutLeadersUnread } from './names/leaders-unread.ts';
export { plainForReview } from './review/plain-for-review.ts';
export { findArmy, findSystem, normaliseName, otherSystem, unknownSystem } from './common/names.ts';
export type { ListText } from './lines/text-line.ts';
