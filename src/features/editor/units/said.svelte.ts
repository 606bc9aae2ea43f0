/** The message about the last tap. It goes when what it is about changes. */
export class Said {
	readonly #about: () => unknown;
	#last = $state.raw<{ readonly words: string; readonly about: unknown }>();

	constructor(about: () => unknown) {
		this.#about = about;
	}

	get words(): string | undefined {
		return this.#last?.about === this.#about() ? this.#last?.words : undefined;
	}

	readonly say = (words: string | undefined): void => {
		this.#last = words === undefined ? undefined : { words, about: this.#about() };
	};
}
