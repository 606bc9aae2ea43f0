import { shareIcon } from './share-icon.ts';

/** Small drawings beside words, in thin lines, on a square of 24. */
export const icons = {
	share: shareIcon,
	print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z',
	play: 'M7 4v16l13-8Z',
	history: 'M4 12a8 8 0 1 1 2.5 5.8M4 12l-2-2.5M4 12l2.5-2.2M12 7v5l3.5 2',
	check: 'M4 13l5 5L20 6',
	rules: 'M7 3h10v18l-5-3.5L7 21ZM10 8h4M10 12h4',
	book: 'M12 6C9.5 4 6 3.5 3 4v14c3-.5 6.5 0 9 2M12 6c2.5-2 6-2.5 9-2v14c-3-.5-6.5 0-9 2M12 6v14',
	text: 'M5 3h10l4 4v14H5ZM15 3v4h4M8 12h8M8 16h8',
	copy: 'M8 8h12v13H8ZM16 8V3H4v13h4',
	complete: 'M4 6h9M4 11h9M4 16h5M13 18l2.5 2.5L21 15M17 4v6M14 7h6',
	edition: 'M4 8h14l-4-4M20 16H6l4 4',
	compare: 'M12 3v18M4 7h5M4 12h5M4 17h5M15 7h5M15 12h5M15 17h5',
	rename: 'M4 20l1-5L16 4l4 4L9 19Z',
	folder: 'M3 6h6l2 2h10v11H3Z',
	keys: 'M3 6h18v12H3ZM7 10h.01M12 10h.01M17 10h.01M8 14h8',
	help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
	remove: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7'
} as const;

export type IconName = keyof typeof icons;
