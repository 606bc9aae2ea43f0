/** So many times a column. */
export type Term = readonly [column: number, times: number];

/** An unknown of the programme, with its bounds. */
export interface Column {
	readonly lower: number;
	readonly upper: number;
	/** What one of it costs; the sum is made as small as can be. */
	cost: number;
	readonly isWhole: boolean;
}

/** A sum of terms between two bounds. */
export interface Row {
	readonly terms: readonly Term[];
	readonly min: number;
	readonly max: number;
}

interface RowBounds {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** An integer programme while it is built: whole numbers that keep to rows, at the least cost. */
export class Programme {
	readonly columns: Column[] = [];
	readonly rows: Row[] = [];

	/** A new column, whole and from 0 where nothing else is said. */
	column(upper: number, { lower = 0, cost = 0, isWhole = true } = {}): number {
		return this.columns.push({ lower, upper, cost, isWhole }) - 1;
	}

	/**
	 * The sum keeps to these bounds.
	 * @param lifted columns of 0 or 1: where one of them is 1, the bounds do not hold
	 */
	bound(terms: readonly Term[], { min, max }: RowBounds, lifted: readonly number[] = []): void {
		const whole = joined(terms);
		if (lifted.length === 0) {
			this.#add(whole, min ?? -Infinity, max ?? Infinity);
			return;
		}
		const { least, most } = this.range(whole);
		const relaxing = (by: number): readonly Term[] => lifted.map((column) => [column, by]);
		if (max !== undefined && most > max)
			this.#add(joined([...whole, ...relaxing(max - most)]), -Infinity, max);
		if (min !== undefined && least < min)
			this.#add(joined([...whole, ...relaxing(min - least)]), min, Infinity);
	}

	/** A column that is 1 if the sum is more than 0, and 0 otherwise. The sum has no negative parts. */
	addPresence(terms: readonly Term[]): number {
		const some = this.column(terms.length === 0 ? 0 : 1);
		if (terms.length === 0) return some;
		const { most } = this.range(terms);
		this.bound([...terms, [some, -most]], { max: 0 });
		const least = Math.min(...terms.map(([, times]) => times));
		this.bound([[some, least], ...terms.map(([column, times]): Term => [column, -times])], {
			max: 0
		});
		return some;
	}

	/** The least and the most that a sum can come to. */
	range(terms: readonly Term[]): { readonly least: number; readonly most: number } {
		let least = 0;
		let most = 0;
		for (const [at, times] of terms) {
			const { lower, upper } = this.columns[at] ?? { lower: 0, upper: 0 };
			least += times * (times > 0 ? lower : upper);
			most += times * (times > 0 ? upper : lower);
		}
		return { least, most };
	}

	/** Whether a row cannot be kept whatever the columns are. */
	isLost(): boolean {
		return this.rows.some(({ terms, min, max }) => {
			const { least, most } = this.range(terms);
			return most < min || least > max;
		});
	}

	#add(terms: readonly Term[], min: number, max: number): void {
		const { least, most } = this.range(terms);
		if (least < min || most > max) this.rows.push({ terms, min, max });
	}
}

/** The terms with each column once. */
function joined(terms: readonly Term[]): readonly Term[] {
	const sums = new Map<number, number>();
	for (const [column, times] of terms) sums.set(column, (sums.get(column) ?? 0) + times);
	return [...sums].filter(([, times]) => times !== 0);
}
