import { amountAt, matches } from '../../engine/base/index.ts';
import { sumOver, type Kit, type Rows } from '../base/offer.ts';
import { setKey } from './check.ts';

/** Each of these so often at most. On any one unit, the unit alone decides. */
export const uniqueRows: Rows<'unique'> = (offer, rule) => {
	const { programme, kits, size, lifted } = offer;
	if (rule.by === 'set') {
		for (const alike of grouped(kits, (kit) => [setKey(rule, kit.unit)]).values())
			programme.bound(
				sumOver([...alike.keys()], () => 1),
				{ max: 1 },
				lifted
			);
		return;
	}
	if (rule.scope === 'unit') return;
	const max = amountAt(rule.max ?? 1, size);
	const ids = ({ things }: Kit) =>
		things.flatMap(({ indexed, tags }) => (matches(rule.of, tags) ? [indexed.entry.id] : []));
	for (const times of grouped(kits, ids).values())
		programme.bound(
			sumOver([...times.keys()], (kit) => times.get(kit) ?? 0),
			{ max },
			lifted
		);
};

/** For each key, the kits that have it, and how often. */
function grouped(
	kits: readonly Kit[],
	keysOf: (kit: Kit) => readonly string[]
): ReadonlyMap<string, ReadonlyMap<Kit, number>> {
	const known = new Map<string, Map<Kit, number>>();
	for (const kit of kits) {
		for (const key of keysOf(kit)) {
			if (key === '') continue;
			const times = known.get(key) ?? new Map<Kit, number>();
			known.set(key, times.set(kit, (times.get(kit) ?? 0) + 1));
		}
	}
	return known;
}
