/** What is counted over a run. */
export class Figures {
	readonly #counts = new Map<string, number>();

	add(what: string, many = 1): void {
		this.#counts.set(what, (this.#counts.get(what) ?? 0) + many);
	}

	get text(): string {
		return [...this.#counts].map(([what, many]) => `${what}: ${many}`).join(' · ');
	}
}
