import bold from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import regular from '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf?url';

/** Where this site has the sheets' fonts: told to whoever makes a PDF, as a worker cannot know. */
export const fontUrls = { regular, bold } as const;

export type FontUrls = Readonly<Record<keyof typeof fontUrls, string>>;
