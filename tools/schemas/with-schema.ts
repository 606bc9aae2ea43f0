import type { FileKind } from './files.ts';

/** A file of a pack as it is written: it names its schema, by the way from its folder. */
export function withSchema(kind: FileKind, content: object): object {
	const up = kind === 'profiles' ? '../../../' : '../../';
	return { $schema: `${up}schemas/${kind}.schema.json`, ...content };
}
