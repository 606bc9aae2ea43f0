import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes at the end of a packed list with which damage is detected. */
export const checkBytes = 2;

export function checksum(bytes: Uint8Array): Uint8Array {
	return sha256(bytes).subarray(0, checkBytes);
}
