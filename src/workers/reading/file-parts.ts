/** So many bytes tell what a file is. */
const startLength = 64 * 1024;

/** The start of a file. */
export async function startOf(file: File): Promise<Uint8Array> {
	return new Uint8Array(await file.slice(0, startLength).arrayBuffer());
}

/** How much of a large file is in memory at a time. */
const chunk = 1024 * 1024;

/** A large file, part by part. */
export async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < file.size; at += chunk) {
		yield new Uint8Array(await file.slice(at, at + chunk).arrayBuffer());
	}
}
