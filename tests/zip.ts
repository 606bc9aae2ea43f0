import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files. @param says the length that each file claims to have */
export function zipOf(
	files: Readonly<Record<string, string | Uint8Array>>,
	says = (length: number): number => length
): Uint8Array<ArrayBuffer> {
	const parts: Buffer[] = [];
	const table: Buffer[] = [];
	let at = 0;
	for (const [name, text] of Object.entries(files)) {
		const body = Buffer.from(text);
		const packed = deflateRawSync(body);
		const path = Buffer.from(name);
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(8, 4);
		facts.writeUInt32LE(typeof crc32 === 'function' ? crc32(body) : 0, 10);
		facts.writeUInt32LE(packed.length, 14);
		facts.writeUInt32LE(says(body.length), 18);
		facts.writeUInt16LE(path.length, 22);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(at, 10);
		parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed);
		table.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, path);
		at += 30 + path.length + packed.length;
	}
	const index = Buffer.concat(table);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 0, 'latin1');
	end.writeUInt16LE(Object.keys(files).length, 8);
	end.writeUInt16LE(Object.keys(files).length, 10);
	end.writeUInt32LE(index.length, 12);
	end.writeUInt32LE(at, 16);
	return new Uint8Array(Buffer.concat([...parts, index, end]));
}
