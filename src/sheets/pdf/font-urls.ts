import bold from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import regular from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url';

/** Addresses of the sheets' fonts, handed to the worker, which cannot know them. */
export const fontUrls = { regular, bold } as const;

export type FontUrls = Readonly<Record<keyof typeof fontUrls, string>>;
