/** An error as a text for the player. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
