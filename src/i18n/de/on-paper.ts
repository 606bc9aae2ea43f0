import * as editor from './editor.ts';
import * as edits from './edits.ts';
import * as eventComparison from './event-comparison.ts';
import * as frame from './frame.ts';
import * as gaps from './gaps.ts';
import * as listVerdict from './list-verdict.ts';
import * as paper from './paper.ts';
import * as printing from './printing.ts';
import * as problems from './problems.ts';
import * as reasons from './reasons.ts';
import * as rules from './parts/rules.ts';
import * as sentences from './parts/phrases.ts';
import * as storing from './storing.ts';

/** What the file that prints says in German: the rest would be a part of its weight for nothing. */
export const words = {
	...editor,
	...edits,
	...eventComparison,
	...frame,
	...gaps,
	...listVerdict,
	...paper,
	...printing,
	...problems,
	...reasons,
	...rules,
	...sentences,
	...storing
};
