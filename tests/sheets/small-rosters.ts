import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { aRoster, armiesOf, unitsOf } from './rosters.ts';

/** A few units of an army of each system, legal or not, with names and a note of the player's own. */
export interface SmallRoster {
	readonly index: ArmyIndex;
	readonly roster: Roster;
}

const inWing = { id: 'w1', kind: 'brigade', name: 'Left wing' };

export const smallRosters: Readonly<Record<string, SmallRoster>> = {
	warmaster: small('warmaster', 'empire', {
		size: 900,
		units: [
			...unitsOf('halberdiers', 'halberdiers', 'general + griffon'),
			{ id: 'k', entry: 'knights', options: ['sword-of-might'], name: 'The *Bold*', group: 'w1' }
		],
		groups: [inWing]
	}),
	whfb4: small('whfb4', 'empire', {
		size: 1000,
		note: 'Bring dice.\nAnd tape.',
		units: [
			...unitsOf('general-of-the-empire + general'),
			{ id: 's', entry: 'spearmen', models: 20, options: ['musician', 'shield'] }
		]
	}),
	whfb6: small('whfb6', 'high-elves', {
		size: 1000,
		units: [
			...unitsOf('archmage + general + level-4 + lore-of-fire'),
			{ id: 's', entry: 'spearmen', models: 16, name: 'Dawn_watch' }
		]
	}),
	t9a: small('t9a', 'highborn-elves', {
		size: 1000,
		units: [
			...unitsOf('archmage + general + wizard-level-4'),
			{ id: 's', entry: 'elven-archers', models: 12, note: 'on the hill' }
		]
	}),
	aos4: small('aos4', 'skaven', {
		size: 1000,
		units: [
			...unitsOf('claw-horde'),
			{ id: 'a', entry: 'clawlord', options: ['general'], group: 'r1' }
		],
		groups: [{ id: 'r1', kind: 'regiment' }]
	}),
	spearhead: small('spearhead', 'bitterbark-copse', {
		size: 0,
		units: unitsOf('branchwych', 'kurnoth-hunters', 'tree-revenants', 'treelord')
	})
};

function small(system: string, army: string, changes: Partial<Roster>): SmallRoster {
	const index = armiesOf(system).find((one) => one.army.id === army);
	if (!index) throw new Error(`no army "${army}"`);
	return { index, roster: aRoster(index, changes) };
}
