import { indexArmy, type ArmyIndex } from '#engine';
import type { EntryType, Roster, RosterUnit, System } from '#schema';
import { aConstraint, anArmy, anEntry, aRoster, aSource, aSystem } from './builders.ts';

// A toy system whose groups are rules: warbands, each led by a chief, three in one and four with the warlord.

const types: readonly EntryType[] = [
	aType('chief', 'Chiefs', 'unit', ['UNIT', 'CHIEF']),
	aType('foot', 'Foot', 'unit', ['UNIT', 'FOOT']),
	aType('hired', 'Hired bands', 'unit', ['HIRED']),
	aType('role', 'Roles', 'option', ['OPTION']),
	aType('trait', 'Traits', 'option', ['OPTION', 'TRAIT']),
	aType('song', 'Songs', 'army', ['SONG']),
	aType('totem', 'Totems', 'army', ['TOTEM'])
];

function aType(
	id: string,
	heading: string,
	role: EntryType['role'],
	keywords: readonly string[]
): EntryType {
	return { id, name: heading.replace(/s$/, ''), heading, role, keywords };
}

export const toyRegiments: System = aSystem({
	editor: 'regiments',
	types,
	entries: [
		anEntry('warlord', {
			type: 'role',
			cost: 0,
			grants: ['WARLORD'],
			given: 'first',
			carriedBy: { by: { all: ['CHIEF'] } }
		}),
		anEntry('doubled', {
			type: 'role',
			cost: 0,
			grants: ['DOUBLED'],
			sizeTimes: 2,
			carriedBy: { by: { all: ['UNIT'], none: ['CHIEF'] } }
		})
	],
	groups: [
		{
			id: 'warband',
			name: 'Warband',
			plural: 'Warbands',
			of: { all: ['UNIT'] },
			outside: { name: 'Straggler', plural: 'Stragglers' },
			text: 'A chief and those who go with him.',
			source: aSource
		}
	],
	constraints: [
		aConstraint({ id: 'points', kind: 'points-limit' }),
		aConstraint({ id: 'number', kind: 'groups', group: 'warband', min: 1, max: 2 }),
		aConstraint({ id: 'led', kind: 'led', group: 'warband', by: { all: ['CHIEF'] } }),
		aConstraint({
			id: 'size',
			kind: 'group',
			group: 'warband',
			of: { all: ['UNIT'] },
			max: 3,
			more: { each: { all: ['WARLORD'] }, n: 1 }
		}),
		aConstraint({
			id: 'one-warlord',
			kind: 'count',
			of: { all: ['UNIT', 'WARLORD'] },
			min: 1,
			max: 1
		}),
		aConstraint({ id: 'one-song', kind: 'count', of: { all: ['SONG'] }, max: 1 }),
		aConstraint({ id: 'two-totems', kind: 'count', of: { all: ['TOTEM'] }, max: 2 }),
		aConstraint({ id: 'one-trait', kind: 'count', of: { all: ['TRAIT'] }, max: 1 }),
		aConstraint({ id: 'once-trait', kind: 'exclusive', of: { all: ['TRAIT'] }, max: 1 }),
		aConstraint({ id: 'standing', kind: 'standing' })
	]
});

/**
 * Ada 100 leads any foot but one stave at most, Bo 80 leads staves alone, Cy 60 is no longer made;
 * spears 40 and staves 30, ten models each; a hired band for 200; two songs and three totems.
 */
export const toyIndex: ArmyIndex = indexArmy(
	toyRegiments,
	anArmy({
		entries: [
			anEntry('ada', {
				type: 'chief',
				cost: 100,
				size: 1,
				leads: [
					{ name: 'Staves', of: { all: ['staves'] }, max: 1 },
					{ name: 'Foot', of: { all: ['FOOT'], none: ['staves'] } }
				]
			}),
			anEntry('bo', {
				type: 'chief',
				cost: 80,
				size: 1,
				leads: [{ name: 'Staves', of: { all: ['staves'] } }]
			}),
			anEntry('cy', { type: 'chief', cost: 60, size: 1, legends: true }),
			anEntry('spears', { type: 'foot', cost: 40, size: 10 }),
			anEntry('staves', { type: 'foot', cost: 30, size: 10 }),
			anEntry('hired', { type: 'hired', cost: 200 }),
			anEntry('brave', { type: 'trait', cost: 10, carriedBy: { by: { all: ['CHIEF'] } } }),
			anEntry('sly', { type: 'trait', cost: 20, carriedBy: { by: { all: ['CHIEF'] } } }),
			anEntry('march', { type: 'song', cost: 0 }),
			anEntry('dirge', { type: 'song', cost: 10 }),
			...['oak', 'elm', 'yew'].map((id) => anEntry(id, { type: 'totem', cost: 0 }))
		]
	})
);

/**
 * A roster written down shortly: a warband a line, its units by their entries, options after a plus; the
 * line `-` is of units in none. Ids are `u1`, `u2` and so on, warbands `w1` and `w2`.
 */
export function warbands(...lines: readonly string[]): Roster {
	let at = 0;
	let groupAt = 0;
	const units: RosterUnit[] = [];
	const groups: { id: string; kind: string }[] = [];
	for (const line of lines) {
		const group = line.startsWith('-') ? undefined : `w${(groupAt += 1)}`;
		if (group !== undefined) groups.push({ id: group, kind: 'warband' });
		for (const words of line.replace(/^- ?/, '').split(', ').filter(Boolean)) {
			const [entry = '', ...options] = words.split(' + ');
			units.push({
				id: `u${(at += 1)}`,
				entry,
				...(options.length > 0 && { options }),
				...(group !== undefined && { group })
			});
		}
	}
	return aRoster({ units, ...(groups.length > 0 && { groups }) });
}
