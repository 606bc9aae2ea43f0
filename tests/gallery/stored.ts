import type { EventPack } from '#schema';
import { aFullEmpire } from '../e2e/rosters.ts';
import { createBattleRepository } from '../../src/persistence/db/battle-repository.ts';
import { openStorage } from '../../src/persistence/index.ts';

const pack: EventPack = {
	formatVersion: 1,
	name: 'Northern Open',
	system: 'warmaster',
	date: '2026-05-01',
	constraints: []
};

/** Stores what some components show: an event, a deleted battle, and a list kept as text. */
export async function storeSamples(): Promise<void> {
	const { of, events, texts } = await openStorage();
	const battles = of(createBattleRepository);
	await events.save({ id: 'northern-open', at: 0, pack });
	await battles.purge('ford');
	await battles.begin({
		format: 1,
		id: 'ford',
		at: 0,
		own: { roster: aFullEmpire() },
		enemy: { name: 'Otto' },
		first: 'own',
		deletedAt: Date.now()
	});
	await texts.delete('tin');
	const text = '{ "game": "tin-world" }';
	await texts.add({
		id: 'tin',
		name: 'Tin Host',
		about: '',
		maker: 'Old World Builder',
		text,
		at: 0
	});
}
