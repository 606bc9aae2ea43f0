import type { BattleRecord } from '#schema';

const source = { book: 'lists', section: 'Profiles' };

/** What is crossed off: the rest of the rulebook is in no source of this pack. */
export const record: BattleRecord = {
	losses: {
		piece: 'model',
		pieces: 'models',
		wounds: 'w',
		beside: [{ of: { any: ['MOUNT OPTION'] }, from: 2, source }],
		lines: [{ of: {}, from: 2, source }],
		served: { none: ['CHARACTER'] },
		source
	},
	unknown: [
		'How many turns are played and how victory points are counted: this pack has the rules of magic and the army lists of its edition, and no others.'
	]
};
