import type { FactProfile } from './facts.ts';

/** Lines of figures of the facts that are not the unit's own: a choice gives them. */
export class Lines {
	readonly #left = new Map<string, readonly FactProfile[]>();

	leave(unit: string, line: FactProfile): void {
		this.#left.set(unit, [...(this.#left.get(unit) ?? []), line]);
	}

	isOwn(unit: string, line: FactProfile): boolean {
		return this.#left.get(unit)?.includes(line) !== true;
	}
}
