// List codes and links: making, reading and comparing them.
export { listCode, printedCode } from './code.ts';
export { linkContent } from './links.ts';
export { hasNewIds, matchCode, type CodeMatch } from './match.ts';
export { openLinked } from './open-linked.ts';
export { openPacked, packedArmy, packedSystem, type OpenedList } from './open-packed.ts';
export type { PackedList } from './packed-list.ts';
export { readPacked } from './read-packed.ts';
export { codeAlone, maxInQr, proposalLink, shareLink, sheetCode } from './sheet-code.ts';
export { readCode, type TypedCode } from './symbols.ts';
