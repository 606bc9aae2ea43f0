// The API of paper and texts without what loads pdfmake and the fonts: the print worker and the command import that
// themselves.
export type { Replaced } from './fallback/replaced.ts';
export { replacedGroups } from './fallback/replaced.ts';
export { indexRow, type IndexRow } from './pdf/index-row.ts';
export type { NameTag, NameTags } from './pdf/name-tags.ts';
export { sheetAs, sheetText, textFile } from './text.ts';
export { answerTo, type Answer, type OtherFigure, type UnreadLine } from './text/answer.ts';
