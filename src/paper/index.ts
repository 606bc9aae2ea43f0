// The API of paper and texts except `renderPdf`, which is imported from `pdf/render.ts` on demand, because it loads
// pdfmake and the fonts.
export type { Replaced } from './fallback/replaced.ts';
export { replacedGroups } from './fallback/replaced-lines.ts';
export { indexRow, type IndexRow } from './index-row.ts';
export type { NameTag, NameTags } from './name-tags.ts';
export { sheetAs, sheetText, textFile } from './text.ts';
export { answerTo, type Answer, type OtherFigure, type UnreadLine } from './text/answer.ts';
