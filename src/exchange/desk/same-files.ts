import type { DeskContent } from './desk-file.ts';
import type { KeptFile } from './kept-desk.ts';

/** Another desk with the ids that this one has for the same files: the same mailbox may have come to both. */
export function withIdsOf(own: DeskContent, other: DeskContent): DeskContent {
	const known = new Map(own.files.map((file) => [contentOf(file), file.id]));
	const ids = new Map(
		other.files.flatMap((file) => {
			const id = known.get(contentOf(file));
			return id === undefined ? [] : [[file.id, id] as const];
		})
	);
	const { corrections } = other;
	return {
		...other,
		files: other.files.map((file) => ({ ...file, id: ids.get(file.id) ?? file.id })),
		corrections: {
			...corrections,
			players: renamed(corrections.players, ids),
			...(corrections.said && { said: renamed(corrections.said, ids) })
		}
	};
}

function contentOf({ name, sent, table }: KeptFile): string {
	return JSON.stringify([name, sent, table]);
}

/** What is said by the keys of lists, or of files and lists, with other ids of the files. */
function renamed<T>(
	said: Readonly<Record<string, T>>,
	ids: ReadonlyMap<string, string>
): Readonly<Record<string, T>> {
	return Object.fromEntries(
		Object.entries(said).map(([key, value]) => {
			const [, kind = '', id = '', rest = ''] =
				/^((?:player|file)\/)?([^/]*)(.*)$/s.exec(key) ?? [];
			return [`${kind}${ids.get(id) ?? id}${rest}`, value];
		})
	);
}
