import { describe, expect, test } from 'vitest';
import { isPeerCheck, peerCheck, peerMark, remarksIn } from './peer-check.ts';

const row = (file: string) => ({ file, state: 'legal' as const, remarks: [] });
const [one, two] = [peerMark(row('anna.eml')), peerMark(row('bert.eml'))];
const bundle = peerCheck('Northern Open, 2026-12-05', [
	{ mark: one, text: '2 × Halberdiers' },
	{ mark: two, text: '3 × Knights' }
]);
const lines = bundle.split('\n');
const filled = (remark: string): string => {
	const at = lines.findIndex((line) => line.includes(two) && line.includes('|'));
	return lines.toSpliced(at + 1, 0, remark).join('\n');
};

describe('lists for players to check', () => {
	test('are told from a list, and say nothing as long as nobody writes there', () => {
		expect(isPeerCheck(bundle)).toBe(true);
		expect(isPeerCheck('2 × Halberdiers [[ 90 ]]')).toBe(false);
		expect(remarksIn(bundle, 'Cleo')).toEqual([]);
	});

	test('bring remarks back, each to its list', () => {
		const remark = 'The knights cost 110 each.\nAnd who leads?';
		expect(remarksIn(filled(remark), 'Cleo')).toEqual([{ mark: two, text: remark, from: 'Cleo' }]);
	});

	test('do so from a mail that quotes them, with other line ends', () => {
		const quoted = filled('too many')
			.split('\n')
			.map((line) => `> ${line}`);
		expect(remarksIn(quoted.join('\r\n'), 'Cleo')).toEqual([
			{ mark: two, text: 'too many', from: 'Cleo' }
		]);
	});

	test('have marks that differ by file, part and time alone', () => {
		const again = { ...row('anna.eml'), code: 'ABCD-EFGH-JKMN', player: { name: 'Anna' } };
		expect(peerMark(again)).toBe(one);
		expect(peerMark({ ...row('anna.eml'), sent: '2026-11-20' })).not.toBe(one);
	});
});
