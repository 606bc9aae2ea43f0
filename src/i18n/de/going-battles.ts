import type { Language } from '../language.ts';

export const goingBattles: Language['goingBattles'] = {
	link: (count) => (count === 1 ? 'Schlacht fortsetzen' : `Schlachten fortsetzen (${count})`)
};
