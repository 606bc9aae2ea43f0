// The sheets' API but for `renderPdf`, which is imported from `pdf/render.ts` when it is wanted: it
// brings pdfmake and the fonts with it.
export type * from './model.ts';
export { buildSheet } from './sheet.ts';
export { sheetText } from './text.ts';
