import type { Pack } from '../pack.ts';
import { readRows, type Row, type RowsFile } from '../row.ts';
import { ownConstraints } from '../stated.ts';

/**
 * The sentences of the text and of the army books. A row may name one of an army's sets with an asterisk
 * for its place among them (`set-*-magic`), which moves when a set is added to the data, or for the word of a
 * condition (`n*-archmage`: needs, never, none beside, not with).
 */
export function t9aRows(pack: Pack): RowsFile {
	const { rows, read } = readRows('t9a');
	return { read, rows: rows.map((row) => ({ ...row, encoded: encodedOf(pack, row) })) };
}

function encodedOf(pack: Pack, { encoded, army }: Row): readonly string[] {
	return encoded.flatMap((written) => {
		if (!written.includes('*')) return [written];
		const [file, pattern] = written.includes('/') ? written.split('/') : [army, written];
		const found = namedLike(pack, file, pattern).map((id) => `${file}/${id}`);
		return found.length > 0 ? found : [written];
	});
}

function namedLike({ system, armies }: Pack, file = '', pattern = ''): readonly string[] {
	const army = armies.find(({ id }) => id === file);
	const like = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
	return (army ? ownConstraints(system, army) : []).filter((id) => like.test(id));
}
