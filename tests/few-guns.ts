import type { EventPack } from '#schema';

/** An event that is played at 2000 points, answers one question and wants fewer of something. */
export const fewGuns: EventPack = {
	formatVersion: 1,
	name: 'Nordland Open',
	system: 'warmaster',
	date: '2026-12-05',
	size: 2000,
	readings: { 'wizard-items': 'any-caster' },
	constraints: [
		{
			id: 'few-guns',
			kind: 'count',
			of: { any: ['cannon'] },
			max: 1,
			source: { event: 'Nordland Open' }
		}
	]
};
