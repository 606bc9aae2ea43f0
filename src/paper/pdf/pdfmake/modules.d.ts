// pdfmake has no types for its insides.
declare module 'pdfmake/js/LayoutBuilder.js';
declare module 'pdfmake/js/Renderer.js';
declare module 'pdfmake/js/SVGMeasure.js';
