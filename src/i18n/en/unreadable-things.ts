import { words } from '../words.ts';

/** Stored things that this version cannot read. */
export const unreadableThings = words('unreadableThings', {
	titles: {
		roster: 'A roster that this version cannot read.',
		version: 'A kept version that this version cannot read.',
		event: 'An event pack that this version cannot read.',
		steps: 'A step that this version cannot read.',
		edit: 'An edit that this version cannot read.'
	},
	namedTitles: {
		version: (name: string): string => `A kept version, “${name}”, that this version cannot read.`,
		event: (name: string): string => `An event pack, “${name}”, that this version cannot read.`,
		steps: (name: string): string => `A step, “${name}”, that this version cannot read.`,
		edit: (name: string): string => `An edit, “${name}”, that this version cannot read.`
	},
	notExported: (why: string): string => `It could not be exported: ${why}`,
	nameless: 'unreadable roster',
	deleted: {
		version: 'Deleted the kept version that could not be read.',
		event: 'Deleted the event pack that could not be read.',
		steps: 'Deleted the step that could not be read.',
		edit: 'Deleted the edit that could not be read.'
	},
	undo: 'Undo',
	refused: (why: string): string => `This browser refused to store it: ${why}`
});
