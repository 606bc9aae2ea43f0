// What an event's desk knows of the lists that were sent to it, for the app and the command.
export {
	boundText,
	checkPublished,
	commitmentTo,
	fingerprintOfAll,
	type CheckedLists
} from './commitment.ts';
export { isLate, momentOf } from './deadline.ts';
export {
	isCorrections,
	isKeptFile,
	readDeskFile,
	writeDeskFile,
	type DeskContent,
	type DeskCorrections,
	type KeptFile
} from './desk-file.ts';
export { mergedDesks } from './merge-desks.ts';
export { stateOf, states, type DeskList, type State } from './desk-list.ts';
export { lockSheet, publishedPage, readLock, type Lock, type LockedList } from './lock.ts';
export { isPeerCheck, peerCheck, peerMark, remarksIn, type PeerRemark } from './peer-check.ts';
export { playerOfFile, playerOfTitle } from './player-of-file.ts';
export { teamRemarks } from './teams.ts';
export { placedLists, type Placed } from './versions.ts';
export { zipOfTexts } from './zip-texts.ts';
