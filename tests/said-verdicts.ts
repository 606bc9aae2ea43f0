import type { Said } from './said.ts';

const pikes = { any: ['pikes'] };
const steeds = { any: ['STEED'] };
const relics = { any: ['RELIC'] };
const mounted = {
	kind: 'requires',
	of: { any: ['captain'] },
	needs: steeds,
	scope: 'unit'
} as const;

/** Every kind and outcome: met, not met, and with nothing to measure. */
export const saidVerdicts: readonly (Said & { readonly size?: number; readonly list: string })[] = [
	{
		draft: { kind: 'points-limit' },
		list: 'pikes',
		en: '40 of 1000 points spent, 960 left.',
		de: '40 von 1000 Punkten ausgegeben, 960 übrig.'
	},
	{
		draft: { kind: 'points-limit' },
		size: 40,
		list: 'pikes',
		en: '40 of 40 points spent, 0 left.',
		de: '40 von 40 Punkten ausgegeben, 0 übrig.'
	},
	{
		draft: { kind: 'points-limit' },
		size: 39,
		list: 'pikes',
		en: '40 of 39 points spent: 1 over. Remove something or raise the points limit.',
		de: '40 von 39 Punkten ausgegeben: 1 zu viel. Entferne etwas oder erhöhe das Punktelimit.'
	},
	{
		draft: { kind: 'agreed-size', size: 1000 },
		list: '',
		en: 'Played at 1000 points, as at the event.',
		de: 'Gespielt mit 1000 Punkten, wie beim Turnier.'
	},
	{
		draft: { kind: 'agreed-size', size: 2000 },
		list: '',
		en: 'The points limit is 1000; this event is played at 2000 points.',
		de: 'Das Punktelimit ist 1000; dieses Turnier wird mit 2000 Punkten gespielt.'
	},
	{
		draft: { kind: 'standing' },
		list: 'pikes + banner',
		en: 'Every upgrade belongs to a unit.',
		de: 'Jede Option gehört zu einer Einheit.'
	},
	{
		draft: { kind: 'standing' },
		list: '',
		en: 'Every upgrade belongs to a unit; nothing added yet.',
		de: 'Jede Option gehört zu einer Einheit; nichts gewählt.'
	},
	{
		draft: { kind: 'standing' },
		list: 'banner',
		en: 'Banner is an option. Add it to a unit that can take it.',
		de: 'Banner ist eine Option. Füge sie einer Einheit hinzu, die sie wählen darf.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 1, per: 'band' },
		size: 2000,
		list: '2 pikes',
		en: 'Pikes: 2 taken, maximum 2.',
		de: 'Pikes: 2 gewählt, Maximum 2.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 2000,
		list: '3 pikes',
		en: 'Pikes: 3 taken, minimum 2.',
		de: 'Pikes: 3 gewählt, Minimum 2.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, max: 1, per: 'army' },
		list: 'pikes',
		en: 'Pikes: 1 taken, exactly 1.',
		de: 'Pikes: 1 gewählt, genau 1.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, max: 4, per: 'army' },
		list: '2 pikes',
		en: 'Pikes: 2 taken, minimum 1, maximum 4.',
		de: 'Pikes: 2 gewählt, Minimum 1, Maximum 4.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 900,
		list: 'pikes',
		en: 'Pikes: 1 taken.',
		de: 'Pikes: 1 gewählt.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 2, per: 'band' },
		list: '',
		en: 'Pikes: maximum 2; none taken.',
		de: 'Pikes: Maximum 2; nichts gewählt.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 1, per: 'band' },
		size: 900,
		list: '',
		en: 'Pikes: none taken.',
		de: 'Pikes: nichts gewählt.'
	},
	{
		draft: { kind: 'count', of: { any: ['FOOT'] }, max: 1, per: 'army', label: 'men on foot' },
		list: 'pikes',
		en: 'Men on foot: 1 taken, maximum 1.',
		de: 'Men on foot: 1 gewählt, Maximum 1.'
	},
	{
		draft: { kind: 'count', of: pikes, min: 3, per: 'army' },
		list: 'pikes',
		en: 'Pikes: 1 taken, minimum 3. Add 2.',
		de: 'Pikes: 1 gewählt, Minimum 3. Füge 2 hinzu.'
	},
	{
		draft: { kind: 'count', of: pikes, max: 1, per: 'army' },
		list: '3 pikes',
		en: 'Pikes: 3 taken, maximum 1. Remove 2.',
		de: 'Pikes: 3 gewählt, Maximum 1. Entferne 2.'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'captain + banner',
		en: 'Banner: Captain only (taken by Captain).',
		de: 'Banner: nur Captain (gewählt bei Captain).'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['FOOT'] } },
		list: '2 pikes + banner, slingers + banner',
		en: 'Banner: Pikes or Slingers only (taken by Pikes (2) and Slingers).',
		de: 'Banner: nur Pikes oder Slingers (gewählt bei Pikes (2) und Slingers).'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'pikes',
		en: 'Banner: Captain only; not taken.',
		de: 'Banner: nur Captain; nicht gewählt.'
	},
	{
		draft: { kind: 'carries', option: 'banner', by: { any: ['captain'] } },
		list: 'pikes + banner',
		en: 'Pikes can’t take Banner (Captain only).',
		de: 'Pikes: Banner nicht erlaubt (nur Captain).'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain + horse',
		en: 'Mounts: maximum one per unit.',
		de: 'Mounts: Maximum 1 pro Einheit.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 2, label: 'mounts' },
		list: 'captain + horse',
		en: 'Mounts: maximum 2 per unit.',
		de: 'Mounts: Maximum 2 pro Einheit.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, on: { any: ['LEADER'] }, max: 1, label: 'mounts' },
		list: 'captain + horse',
		en: 'Captain or Seer: maximum one mount.',
		de: 'Mounts für Captain oder Seer: je Maximum 1.'
	},
	{
		draft: { kind: 'exclusive', of: relics, on: pikes, max: 0, label: 'relics' },
		list: 'pikes',
		en: 'Pikes: no relics.',
		de: 'Relics für Pikes: nicht erlaubt.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain',
		en: 'Mounts: maximum one per unit; none taken.',
		de: 'Mounts: Maximum 1 pro Einheit; nichts gewählt.'
	},
	{
		draft: { kind: 'exclusive', of: steeds, max: 1, label: 'mounts' },
		list: 'captain + horse + wyrm',
		en: 'Captain: 2 mounts (Horse and Wyrm), maximum 1.',
		de: 'Captain: 2 mounts (Horse und Wyrm), Maximum 1.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army', label: 'Each relic' },
		list: 'captain + horn',
		en: 'No duplicate relics.',
		de: 'Relics: jeweils nur einmal in der Armee.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army' },
		list: 'captain',
		en: 'No duplicate Banner or Horn; none taken.',
		de: 'Banner oder Horn: jeweils nur einmal in der Armee; nichts gewählt.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'unit', label: 'Each relic' },
		list: 'captain + horn',
		en: 'No duplicate relics on a unit.',
		de: 'Relics: jeweils nur einmal pro Einheit.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'unit', label: 'Each relic' },
		list: 'captain',
		en: 'No duplicate relics on a unit; none taken.',
		de: 'Relics: jeweils nur einmal pro Einheit; nichts gewählt.'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'army' },
		list: 'captain + horn, seer + horn',
		en: 'Horn: 2 taken, maximum 1 in the army. Taken by Captain and Seer.',
		de: 'Horn: 2 gewählt, Maximum 1 in der Armee. Gewählt bei Captain und Seer.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm, pikes',
		en: 'Wyrm: only with Pikes in the army.',
		de: 'Wyrm: nur mit Pikes in der Armee.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain',
		en: 'Wyrm: only with Pikes in the army; none taken.',
		de: 'Wyrm: nur mit Pikes in der Armee; nichts davon gewählt.'
	},
	{
		draft: { kind: 'requires', of: { any: ['wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm',
		en: 'Wyrm (Captain): only with Pikes in the army.',
		de: 'Wyrm (Captain): nur mit Pikes in der Armee.'
	},
	{
		draft: { kind: 'requires', of: { any: ['horn', 'wyrm'] }, needs: pikes, scope: 'army' },
		list: 'captain + wyrm',
		en: 'Wyrm (Captain): only with Pikes in the army.',
		de: 'Wyrm (Captain): nur mit Pikes in der Armee.'
	},
	{
		draft: { ...mounted, label: 'a steed' },
		list: 'captain + horse',
		en: 'Captain: only with a steed.',
		de: 'Captain: nur mit steed.'
	},
	{
		draft: { ...mounted, label: 'a steed' },
		list: 'captain',
		en: 'Captain: only with a steed.',
		de: 'Captain: nur mit steed.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'pikes',
		en: 'Pikes: not in the same army as Slingers.',
		de: 'Pikes: nicht in derselben Armee wie Slingers.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'slingers',
		en: 'Pikes: not in the same army as Slingers; none taken.',
		de: 'Pikes: nicht in derselben Armee wie Slingers; nichts davon gewählt.'
	},
	{
		draft: { kind: 'requires', of: pikes, forbids: { any: ['slingers'] }, scope: 'army' },
		list: 'pikes, slingers',
		en: 'Pikes: not with Slingers.',
		de: 'Pikes: nicht mit Slingers.'
	},
	{
		draft: { kind: 'exclusive', of: relics, max: 0, label: 'relics' },
		list: 'pikes + horn',
		en: 'Pikes can’t take relics (has Horn).',
		de: 'Pikes: Horn nicht erlaubt (relics).'
	},
	{
		draft: { kind: 'unique', of: relics, scope: 'unit' },
		list: 'captain + horn + horn',
		en: 'Captain: Horn taken twice, maximum once.',
		de: 'Captain: 2-mal Horn, pro Einheit nur einmal erlaubt.'
	},
	{
		draft: {
			kind: 'requires',
			of: { any: ['wyrm'] },
			needs: { any: ['pikes', 'slingers'] },
			scope: 'army'
		},
		list: 'captain + wyrm',
		en: 'Wyrm (Captain): only with Pikes or Slingers in the army.',
		de: 'Wyrm (Captain): nur mit Pikes oder Slingers in der Armee.'
	},
	{
		draft: { ...mounted, label: 'a steed or two' },
		list: 'captain',
		en: 'Captain: only with a steed or two.',
		de: 'Captain: nur mit steed or two.'
	}
];
