import type { Paper } from '../../paper/pdf/base/style.ts';

const sizes = { a4: 'A4', letter: 'letter', a5: 'A5' } as const satisfies Record<Paper, string>;

/** Makes the browser print on this paper without margins: the pages have their own. */
export function pageSize(paper: Paper): () => () => void {
	return () => {
		const style = document.createElement('style');
		style.textContent = `@page { size: ${sizes[paper]}; margin: 0; }`;
		document.head.append(style);
		return () => style.remove();
	};
}
