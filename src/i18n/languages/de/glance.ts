/** What the editor says at a glance. */
export const glance: typeof import('../../en/glance.ts').glance = {
	gaps: (count, isOfArmy) => {
		const many = count === 1 ? '1 Sache' : `${count} Sachen`;
		return `${many} ${isOfArmy ? 'dieser Armee' : 'hier'} ${count === 1 ? 'ist' : 'sind'} nicht abgebildet`;
	},
	range: ({ measured, min, max }) => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured} von ${max}` : `${measured} von ${min}–${max}`;
		}
		if (max !== undefined) return `${measured} von 0–${max}`;
		return min === undefined ? '' : `${measured} von ${min} oder mehr`;
	},
	short: (count) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
	over: (count) => `${count} zu viel`,
	full: 'voll'
};
