/** An event without rules of its own. */
export const cup = {
	formatVersion: 3 as const,
	name: 'Cup',
	system: 'warmaster',
	date: '2026-12-05',
	constraints: []
};
