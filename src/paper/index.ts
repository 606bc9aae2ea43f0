// The API of paper and texts except `renderPdf`, which is imported from `pdf/render.ts` on demand, because it loads
// pdfmake and the fonts.
export type { Replaced } from './fallback/replaced.ts';
export { replacedGroups } from './fallback/replaced-lines.ts';
export { indexRow, type IndexRow } from './index-row.ts';
export { formatsOf, sheetAs, sheetText, textFile, textFormats, type TextFormat } from './text.ts';
