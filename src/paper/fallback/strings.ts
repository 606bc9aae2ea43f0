/** A text of a sheet, with the names of what it stands in. */
export interface Place {
	readonly text: string;
	readonly path: readonly string[];
}

/** Every text in some data. */
export function* textsIn(data: unknown, path: readonly string[] = []): Generator<Place> {
	if (typeof data === 'string') yield { text: data, path };
	else if (Array.isArray(data)) for (const one of data) yield* textsIn(one, path);
	else if (typeof data === 'object' && data !== null) {
		for (const [key, value] of Object.entries(data)) yield* textsIn(value, [...path, key]);
	}
}
