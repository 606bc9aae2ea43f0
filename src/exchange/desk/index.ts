// What an event's desk knows of the lists that were sent to it, for the app and the command.
export { checkPublished, type CheckedLists } from './check-published.ts';
export { boundText, commitmentTo, fingerprintOfAll } from './commitment.ts';
export { csvRow } from './csv.ts';
export { isLate, momentOf } from './deadline.ts';
export { readDeskFile, writeDeskFile, type DeskContent } from './desk-file.ts';
export { mergedDesks } from './merge-desks.ts';
export { stateOf, states, type DeskList, type State } from './desk-list.ts';
export { isCorrections, isKeptFile, type DeskCorrections, type KeptFile } from './kept-desk.ts';
export { readLock, type Lock, type LockedList } from './lock-file.ts';
export { lockSheet } from './lock-sheet.ts';
export { isPeerCheck, peerCheck, peerMark, remarksIn, type PeerRemark } from './peer-check.ts';
export { playerOfFile, playerOfTitle } from './player-of-file.ts';
export { publishedPage } from './published-page.ts';
export { teamRemarks } from './teams.ts';
export { placedLists, type Placed } from './versions.ts';
export { zipOfTexts } from './zip-texts.ts';
