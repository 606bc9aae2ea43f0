import { locale } from '../../i18n/base/words.ts';
import { keysCopy, languageCopy, systemCopy } from '../../platform/copies.ts';
import { chooseTheme, chosenTheme } from '../../platform/theme.ts';
import type { Settings, SettingsRepository } from './settings-repository.ts';
import { copyAs } from '../choices/copied.ts';
import { takeEarly } from '../choices/early-choices.ts';
import { wantedLanguage } from '../choices/spoken.ts';

/** Makes this page and the copies for the next first paint say what the database says, whichever tab changes it. */
export async function followChoices(settings: SettingsRepository): Promise<void> {
	try {
		takeEarly((choices) => void settings.set(choices).catch(() => undefined));
		await settings.all();
		settings.watch().subscribe({ next: apply, error: () => undefined });
	} catch {
		// Then the copies are all that is known.
	}
}

function apply({ taken, theme: chosen, language, singleKeys, lastSystem }: Settings): void {
	if (!taken) return;
	const theme = chosen ?? '';
	if (theme !== chosenTheme() || theme !== document.documentElement.dataset['theme'])
		chooseTheme(theme);
	copyAs(keysCopy, singleKeys === false ? 'off' : undefined);
	copyAs(systemCopy, lastSystem);
	const spoken = wantedLanguage();
	if (!copyAs(languageCopy, language) || wantedLanguage() === spoken) return;
	// The page was drawn in another language: before its first tap it may be loaded again.
	if (!locale().startsWith(wantedLanguage()) && !wasTouched()) location.reload();
}

/** Some browsers do not tell. */
function wasTouched(): boolean {
	const { userActivation } = navigator as { readonly userActivation?: UserActivation };
	return userActivation?.hasBeenActive ?? true;
}
