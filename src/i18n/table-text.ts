import type { Verdict } from '#engine';
import type { Table } from '#schema';
import { problems } from './en/problems.ts';

/** How an amount follows from the agreed size, where the rule of a verdict has a table for it. */
export function tablesText({ constraint, size }: Verdict): string | undefined {
	const tables = ['min', 'max'].flatMap((limit) => {
		const amount: unknown = limit in constraint && constraint[limit as keyof typeof constraint];
		return isTable(amount) ? [tableText(amount)] : [];
	});
	return tables.length === 0 ? undefined : problems.bySize(tables, size);
}

/** "3 under 2000, 4 from 2000, 6 from 3000, then 2 more for each full 1000". */
export function tableText(table: Table): string {
	return problems.table(table);
}

function isTable(amount: unknown): amount is Table {
	return typeof amount === 'object' && amount !== null && 'table' in amount;
}
