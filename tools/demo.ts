/** A plain list, as far as it is shown to who is new. */
interface SampleList {
	readonly system: string;
	readonly army: string;
	readonly name: string;
	readonly size?: number;
	readonly units?: readonly {
		readonly unit: string;
		readonly count?: number;
		readonly with?: unknown;
	}[];
}

/** The beginning of the sample that is shown to who is new: of the list with points that counts most of its units. */
export function demoOf(samples: Readonly<Record<string, unknown>>) {
	const lists = (Object.values(samples) as readonly SampleList[]).filter(({ size }) => size);
	const counted = ({ units = [] }: SampleList): NonNullable<SampleList['units']> =>
		units.filter((line) => (line.count ?? 1) > 1 && line.with === undefined);
	const [best] = lists.toSorted((a, b) => counted(b).length - counted(a).length);
	if (!best) throw new Error('No game with points has a sample list.');
	const { system, army, name, size } = best;
	const rows = counted(best)
		.slice(0, 4)
		.map(({ unit, count }) => ({ unit, count }));
	return { system, army, name, size, rows };
}
