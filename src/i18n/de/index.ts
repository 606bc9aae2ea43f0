import type { Language } from '../language.ts';
import * as about from './about.ts';
import * as completing from './solving/completing.ts';
import * as comparing from './comparing.ts';
import * as desk from './desk/page.ts';
import * as deskPeers from './desk/peers.ts';
import * as deskShared from './desk/shared.ts';
import * as eventForm from './desk/event-form.ts';
import * as deskBlind from './desk/blind.ts';
import * as deskForms from './desk/forms.ts';
import * as editor from './editor.ts';
import * as eventComparison from './event-comparison.ts';
import * as edits from './edits.ts';
import * as faults from './faults.ts';
import * as finding from './finding.ts';
import * as frame from './frame.ts';
import * as gaps from './gaps.ts';
import * as groups from './groups.ts';
import * as history from './history.ts';
import * as importLimits from './import-limits.ts';
import * as importing from './importing.ts';
import * as keys from './keys.ts';
import * as legality from './legality.ts';
import * as library from './library.ts';
import * as listVerdict from './list-verdict.ts';
import { goingBattles, news } from './news.ts';
import * as next from './next.ts';
import * as palette from './palette.ts';
import * as paper from './paper.ts';
import * as playing from './playing.ts';
import * as printing from './printing.ts';
import * as problems from './problems.ts';
import * as reasons from './reasons.ts';
import * as reviewing from './reviewing.ts';
import * as rules from './parts/rules.ts';
import * as sentences from './parts/phrases.ts';
import * as settings from './settings.ts';
import * as shared from './shared.ts';
import * as sharing from './sharing.ts';
import * as shelf from './shelf.ts';
import * as storing from './storing.ts';
import * as texts from './texts.ts';
import * as units from './units.ts';
import * as verdicts from './verdicts.ts';
import * as verifying from './verifying.ts';

/** German. */
export const words: Language = {
	...about,
	...comparing,
	...desk,
	...completing,
	...eventForm,
	...deskBlind,
	...deskForms,
	...deskPeers,
	...deskShared,
	...editor,
	...eventComparison,
	...edits,
	...faults,
	...finding,
	...frame,
	...gaps,
	...groups,
	...history,
	...importLimits,
	...importing,
	...keys,
	...legality,
	...library,
	...listVerdict,
	goingBattles,
	news,
	...next,
	...palette,
	...paper,
	...playing,
	...printing,
	...problems,
	...reasons,
	...reviewing,
	...rules,
	...sentences,
	...settings,
	...shared,
	...sharing,
	...shelf,
	...storing,
	...texts,
	...units,
	...verdicts,
	...verifying
};
