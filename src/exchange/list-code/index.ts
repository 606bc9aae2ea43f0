// List codes and links: making, reading and comparing them.
export { hasNewIds, listCode, matchCode, printedCode, readCode, type CodeMatch } from './code.ts';
export { linkContent } from './links.ts';
export {
	openLinked,
	openPacked,
	packedArmy,
	packedSystem,
	type OpenedList
} from './open-packed.ts';
export type { PackedList } from './packed-list.ts';
export { readPacked } from './read-packed.ts';
export { codeAlone, maxInQr, proposalLink, shareLink, sheetCode } from './sheet-code.ts';
