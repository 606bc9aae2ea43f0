/** A file without its `$schema`. */
export function withoutSchema<T>(file: T): T {
	if (typeof file !== 'object' || file === null || Array.isArray(file)) return file;
	const { $schema: _, ...rest } = file as Readonly<Record<string, unknown>>;
	return rest as T;
}
