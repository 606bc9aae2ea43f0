import type { Entry } from '#schema';

export const lists = { book: 'lists', section: 'Items and options of all armies' };

export const text = (section: string, line: number): Entry['source'] => ({
	book: 'magic',
	section,
	line
});
