import type { EventPack } from '#schema';
import { openStorage } from '../../src/persistence/index.ts';

const pack: EventPack = {
	formatVersion: 1,
	name: 'Northern Open',
	system: 'warmaster',
	date: '2026-05-01',
	constraints: []
};

/** Stores what some components show: an event, and a list kept as text. */
export async function storeSamples(): Promise<void> {
	const { events, texts } = await openStorage();
	await events.save({ id: 'northern-open', at: 0, pack });
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
