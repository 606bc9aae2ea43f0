import type { Verdict } from '#engine';
import type { Table } from '#schema';

/** How an amount follows from the agreed size, where the rule of a verdict has a table for it. */
export function tablesText({ constraint, size }: Verdict): string | undefined {
	const tables = ['min', 'max'].flatMap((limit) => {
		const amount: unknown = limit in constraint && constraint[limit as keyof typeof constraint];
		return isTable(amount) ? [tableText(amount)] : [];
	});
	if (tables.length === 0) return undefined;
	return `By the agreed size${size === undefined ? '' : ` (${size})`}: ${tables.join('; ')}.`;
}

/** "3 under 2000, 4 from 2000, 6 from 3000, then 2 more for each full 1000". */
export function tableText({ table, above }: Table): string {
	const rows = table.flatMap(({ from, n }, at) => {
		const next = table[at + 1];
		return from === 0 && next ? `${n} under ${next.from}` : `${n} from ${from}`;
	});
	const more = above ? [`then ${above.add} more for each full ${above.each}`] : [];
	return [...rows, ...more].join(', ');
}

function isTable(amount: unknown): amount is Table {
	return typeof amount === 'object' && amount !== null && 'table' in amount;
}
