/** Speech of the films in `videos-partner.ts`: the six partners. */
import type { Speech } from '../../shapes.ts';

export const videosPartnerSpeech: Readonly<Record<string, Speech>> = {
  'p-berg1': [
    {
      title: 'Am Fenster',
      titleEn: 'At the window',
      sentences: [
        {
          de: 'Die Bergluft-Stiftung lädt Dich zu einer Atemübung ein.',
          en: 'The Bergluft Foundation invites you to a breathing exercise.',
        },
        {
          de: 'Öffne das Fenster und stell Dich so hin, dass Du bequem stehst.',
          en: 'Open the window and find a comfortable way to stand.',
        },
      ],
    },
    {
      title: 'Lippenbremse',
      titleEn: 'Pursed lips',
      sentences: [
        {
          de: 'Atme durch die Nase ein, als würdest Du Heu riechen.',
          en: 'Breathe in through your nose as if you were smelling hay.',
        },
        {
          de: 'Spitz die Lippen und puste sacht hinaus, wie auf heiße Suppe.',
          en: 'Purse your lips and blow out gently, as on hot soup.',
        },
        {
          de: 'Diese Lippenbremse hält die Bronchien beim Ausatmen offen.',
          en: 'These pursed lips keep the bronchi open as you breathe out.',
        },
      ],
    },
    {
      title: 'Dein Tempo',
      titleEn: 'Your own pace',
      sentences: [
        {
          de: 'Mach Pausen, wann Du willst. Bei schwerer Atemnot ruf die 112.',
          en: 'Rest whenever you like. If you can hardly breathe, call 112.',
        },
      ],
    },
  ],
  'p-berg2': [
    {
      title: 'Die Falle',
      titleEn: 'The trap',
      sentences: [
        {
          de: 'Rauchfrei zu bleiben ist schwer, wenn der Alltag Fallen stellt.',
          en: 'Staying smoke-free is hard when daily life sets traps.',
        },
        {
          de: 'Die eine vermisst die Zigarette zum Kaffee, die andere beim Streit.',
          en: 'One misses her cigarette with coffee, another in a quarrel.',
        },
      ],
    },
    {
      title: 'Was hilft',
      titleEn: 'What helps',
      sentences: [
        {
          de: 'Das Verlangen nach Nikotin ist eine Welle: Sie steigt und verebbt.',
          en: 'The craving for nicotine is a wave: it rises and it ebbs.',
        },
        {
          de: 'Ulla putzt sich die Zähne, Meral ruft an, Gitta geht ums Haus.',
          en: 'Ulla brushes her teeth, Meral calls someone, Gitta takes a walk.',
        },
      ],
    },
    {
      title: 'Nach dem Rückfall',
      titleEn: 'After a relapse',
      sentences: [
        {
          de: 'Ein Rückfall ist ein Ausrutscher und kein Ende, fang neu an.',
          en: 'A relapse is a slip and not the end; start again.',
        },
        {
          de: 'Wer mit dem Rauchen aufhören will, findet in der Praxis Hilfe.',
          en: 'If you want to stop smoking, your doctor can help.',
        },
      ],
    },
  ],
  'p-puls1': [
    {
      title: 'Die Stelle',
      titleEn: 'The spot',
      sentences: [
        {
          de: 'Den Puls tasten kannst Du selbst, am Handgelenk unter dem Daumen.',
          en: 'You can feel your own pulse, at the wrist below the thumb.',
        },
        {
          de: 'Leg Zeige- und Mittelfinger in die Rinne, drück nur ganz leicht.',
          en: 'Lay two fingers in the groove and press only lightly.',
        },
      ],
    },
    {
      title: 'Zählen',
      titleEn: 'Counting',
      sentences: [
        {
          de: 'Zähl eine halbe Minute lang die Schläge und nimm sie mal zwei.',
          en: 'Count the beats for half a minute and double them.',
        },
        {
          de: 'Achte auf den Takt: Läuft er gleichmäßig oder stolpert er?',
          en: 'Mind the rhythm: does it run evenly or does it stumble?',
        },
      ],
    },
    {
      title: 'Aufschreiben',
      titleEn: 'Write it down',
      sentences: [
        {
          de: 'Ein ganz unregelmäßiger Puls kann Vorhofflimmern sein: zur Praxis.',
          en: 'An irregular pulse may be atrial fibrillation: see a doctor.',
        },
        {
          de: 'Kommen Ohnmacht, Brustschmerz oder Atemnot dazu, ruf die 112.',
          en: 'With fainting, chest pain or breathlessness, call 112.',
        },
      ],
    },
  ],
  'p-puls2': [
    {
      title: 'Prüfen, rufen',
      titleEn: 'Check, call',
      sentences: [
        { de: 'Wiederbelebung kann jeder: prüfen, rufen, drücken.', en: 'Everyone can do resuscitation: check, call, press.' },
        {
          de: 'Sprich den Menschen laut an und rüttle ihn an der Schulter.',
          en: 'Speak to the person loudly and shake the shoulder.',
        },
        {
          de: 'Ist er bewusstlos und atmet nicht normal, ruf sofort die 112.',
          en: 'If unconscious and not breathing normally, call 112 at once.',
        },
      ],
    },
    {
      title: 'Drücken',
      titleEn: 'Press',
      sentences: [
        {
          de: 'Beide Hände auf die Mitte der Brust, und die Arme gestreckt.',
          en: 'Both hands on the middle of the chest, your arms straight.',
        },
        { de: 'Drück kräftig und schnell, knapp zweimal in der Sekunde.', en: 'Press hard and fast, nearly twice a second.' },
      ],
    },
    {
      title: 'Weitermachen',
      titleEn: 'Keep going',
      sentences: [
        {
          de: 'Bringt jemand einen Defibrillator, tu, was seine Stimme sagt.',
          en: 'If somebody brings a defibrillator, do as its voice says.',
        },
        { de: 'Hör nicht auf, bis der Rettungsdienst übernimmt.', en: 'Do not stop until the ambulance crew takes over.' },
      ],
    },
  ],
  'p-schlaf1': [
    {
      title: 'Licht',
      titleEn: 'Light',
      sentences: [
        {
          de: 'Ein gutes Schlafzimmer ist vor allem dunkel, still und leer.',
          en: 'A good bedroom is above all dark, quiet and empty.',
        },
        {
          de: 'Häng einen dichten Vorhang auf und kleb blinkende Lämpchen ab.',
          en: 'Hang a dense curtain and cover little blinking lights.',
        },
      ],
    },
    {
      title: 'Luft',
      titleEn: 'Air',
      sentences: [
        {
          de: 'Lüfte vor dem Zubettgehen, viele schlafen bei kühler Luft besser.',
          en: 'Air the room before bed; many sleep better when it is cool.',
        },
      ],
    },
    {
      title: 'Matratze',
      titleEn: 'Mattress',
      sentences: [
        {
          de: 'Die Matratze soll stützen, ohne zu drücken, der Preis sagt wenig.',
          en: 'The mattress should support, not press; its price says little.',
        },
        {
          de: 'Liegt Deine Wirbelsäule seitlich gerade, passt sie zu Dir.',
          en: 'If your spine lies straight on your side, it suits you.',
        },
        {
          de: 'Wäscheberg und Laptop ziehen aus, die wollen ja nicht schlafen.',
          en: 'Laundry and laptop move out; they do not want to sleep.',
        },
      ],
    },
  ],
  'p-schlaf2': [
    {
      title: 'Nach der Nacht',
      titleEn: 'After the night',
      sentences: [
        {
          de: 'Schichtarbeit stellt die innere Uhr auf den Kopf. Was hilft?',
          en: 'Shift work turns your inner clock upside down. What helps?',
        },
        { de: 'Der Bäcker trägt auf dem Heimweg eine Sonnenbrille.', en: 'On his way home the baker wears sunglasses.' },
      ],
    },
    {
      title: 'Tagschlaf',
      titleEn: 'Daytime sleep',
      sentences: [
        {
          de: 'Die Pflegerin hängt ein Schild an die Klingel und dunkelt ab.',
          en: 'The nurse puts a sign on her doorbell and draws the blinds.',
        },
        {
          de: 'Die Lokführerin legt sich vor der Nachtschicht kurz hin.',
          en: 'The train driver lies down briefly before her night shift.',
        },
      ],
    },
    {
      title: 'Einfache Regeln',
      titleEn: 'Simple rules',
      sentences: [
        {
          de: 'Kaffee gibt es früh in der Schicht, gegen Ende nicht mehr.',
          en: 'They drink coffee early in the shift, none towards its end.',
        },
        {
          de: 'Fallen Dir am Steuer die Augen zu, halt an und schlaf kurz.',
          en: 'If your eyes close at the wheel, stop and take a nap.',
        },
      ],
    },
  ],
  'p-beweg1': [
    {
      title: 'Warm werden',
      titleEn: 'Warming up',
      sentences: [
        {
          de: 'Eine Parkbank genügt für Fitness draußen. Lauf einmal herum.',
          en: 'A park bench is enough for outdoor fitness. Run round it once.',
        },
        {
          de: 'Heb die Knie, schwing die Arme und grüß, wer vorbeikommt.',
          en: 'Lift your knees, swing your arms and greet passers-by.',
        },
      ],
    },
    {
      title: 'An der Bank',
      titleEn: 'At the bench',
      sentences: [
        {
          de: 'Nun Liegestütze an der Lehne: Arme beugen und wegdrücken.',
          en: 'Now press-ups on the backrest: bend your arms and push away.',
        },
        {
          de: 'Setz Dich hin und steh auf, fünfmal, ohne die Hände.',
          en: 'Sit down and stand up, five times, without your hands.',
        },
        {
          de: 'Stell einen Fuß auf die Sitzfläche und steig hoch, dann der andere.',
          en: 'Put one foot on the seat and step up, then the other.',
        },
      ],
    },
    {
      title: 'Applaus',
      titleEn: 'Applause',
      sentences: [
        {
          de: 'Jetzt klatschen alle, auch wenn die Nachbarschaft nur zuschaut.',
          en: 'Now all clap, even if the neighbours merely watch.',
        },
      ],
    },
  ],
  'p-beweg2': [
    {
      title: 'Füße',
      titleEn: 'Feet',
      sentences: [
        {
          de: 'Beim Sitztanz bleibt der Stuhl, wo er ist, und der Rest tanzt.',
          en: 'In seated dance the chair stays put and the rest of you dances.',
        },
        {
          de: 'Tipp mit den Zehen im Takt, rechts, links, und die Fersen auch.',
          en: 'Tap your toes in time, right, left, and your heels too.',
        },
      ],
    },
    {
      title: 'Arme',
      titleEn: 'Arms',
      sentences: [
        {
          de: 'Lass die Schultern kreisen, als zögst Du einen Pelzmantel an.',
          en: 'Let your shoulders circle as if you put on a fur coat.',
        },
        {
          de: 'Nun winken die Hände, erst der Nachbarin, dann der ganzen Kapelle.',
          en: 'Now your hands wave to your neighbour, then to the band.',
        },
      ],
    },
    {
      title: 'Schwung',
      titleEn: 'Swing',
      sentences: [
        {
          de: 'Heb abwechselnd die Knie, so tanzen alle Gelenke mit.',
          en: 'Raise your knees in turn, so that every joint joins in.',
        },
        {
          de: 'Verbeug Dich im Sitzen: Stuhlgymnastik war selten so elegant.',
          en: 'Bow where you sit: chair exercise was rarely so elegant.',
        },
      ],
    },
  ],
  'p-koch1': [
    {
      title: 'Anbraten',
      titleEn: 'Frying',
      sentences: [
        { de: 'Für die Linsenbolognese brauchst Du nur einen Topf.', en: 'For lentil bolognese you need only one pot.' },
        {
          de: 'Brat Zwiebel, Möhre und Sellerie klein gewürfelt in Öl an.',
          en: 'Fry onion, carrot and celery in oil, diced small.',
        },
        { de: 'Gib Tomatenmark dazu, bis es nach Sonntag riecht.', en: 'Add tomato paste until it smells of Sunday.' },
      ],
    },
    {
      title: 'Köcheln',
      titleEn: 'Simmer',
      sentences: [
        { de: 'Dann rote Linsen, passierte Tomaten und etwas Wasser.', en: 'Then red lentils, sieved tomatoes and some water.' },
        {
          de: 'Eine Viertelstunde köcheln lassen, mit Oregano würzen.',
          en: 'Simmer for a quarter of an hour and season with oregano.',
        },
      ],
    },
    {
      title: 'Servieren',
      titleEn: 'Serve',
      sentences: [
        {
          de: 'Nudeln dazu und schweigen: Vegetarisch verrät man erst hinterher.',
          en: 'Serve with pasta, and reveal that it is vegetarian only later.',
        },
      ],
    },
  ],
  'p-koch2': [
    {
      title: 'Am Sonntag',
      titleEn: 'On Sunday',
      sentences: [
        {
          de: 'Vorkochen heißt: einmal schnippeln, viermal Mittagessen.',
          en: 'Cooking ahead means: chop once, have lunch four times.',
        },
        {
          de: 'Kürbis, Möhren und Zwiebeln werden ein Blech Ofengemüse.',
          en: 'Pumpkin, carrots and onions become a tray of roast vegetables.',
        },
        {
          de: 'Daneben köchelt Hirse, und zwei Soßen rühren sich fast allein.',
          en: 'Beside it millet simmers, and two sauces nearly stir themselves.',
        },
      ],
    },
    {
      title: 'In Dosen',
      titleEn: 'In boxes',
      sentences: [
        {
          de: 'Lass alles rasch abkühlen, dann zügig in den Kühlschrank.',
          en: 'Let it all cool fast, then put it in the fridge without delay.',
        },
        {
          de: 'Dort hält es drei bis vier Tage, Reis iss lieber früher.',
          en: 'There it keeps three to four days; eat rice sooner.',
        },
      ],
    },
    {
      title: 'Im Büro',
      titleEn: 'At the office',
      sentences: [
        {
          de: 'Mach es richtig heiß, und die Resteküche heißt ab jetzt Menü.',
          en: 'Heat it thoroughly, and leftovers are now called a menu.',
        },
      ],
    },
  ],
  'p-haut1': [
    {
      title: 'Schatten zuerst',
      titleEn: 'Shade first',
      sentences: [
        {
          de: 'Sonnenschutz beginnt mit Schatten, vor allem am Mittag.',
          en: 'Sun protection begins with shade, above all at noon.',
        },
        {
          de: 'Danach kommen Hut und Hemd, und erst dann die Sonnencreme.',
          en: 'Then come hat and shirt, and only then the sunscreen.',
        },
      ],
    },
    {
      title: 'Großzügig cremen',
      titleEn: 'Plenty of cream',
      sentences: [
        {
          de: 'Vergiss Ohren, Nacken, Fußrücken und den Scheitel nicht.',
          en: 'Do not forget ears, neck, feet and the parting of your hair.',
        },
        {
          de: 'Nach dem Baden cremst Du nach, die Schutzzeit verlängert das nicht.',
          en: 'Reapply after a swim; it does not buy you extra time.',
        },
      ],
    },
    {
      title: 'UV-Index',
      titleEn: 'UV index',
      sentences: [
        {
          de: 'Ab einem UV-Index von drei zählt Schutz, auch unter Wolken.',
          en: 'From a UV index of three protection counts, clouds or not.',
        },
        {
          de: 'Jeder Sonnenbrand erhöht das Risiko für Hautkrebs, also beug vor.',
          en: 'Each sunburn raises the risk of skin cancer, so prevent it.',
        },
      ],
    },
  ],
  'p-haut2': [
    {
      title: 'Waschen',
      titleEn: 'Washing',
      sentences: [
        {
          de: 'Rissige Hände im Winter brauchen drei Schritte, keinen Zauber.',
          en: 'Chapped hands in winter need three steps and no magic.',
        },
        { de: 'Erstens: lauwarm waschen, mild, und gut abtrocknen.', en: 'First: wash lukewarm and mild, and dry them well.' },
      ],
    },
    {
      title: 'Cremen',
      titleEn: 'Cream',
      sentences: [
        {
          de: 'Zweitens: Handcreme nach jedem Waschen, auch zwischen die Finger.',
          en: 'Second: hand cream after each wash, between the fingers too.',
        },
        {
          de: 'Abends dick auftragen und Baumwollhandschuhe darüberziehen.',
          en: 'At night put it on thick and pull cotton gloves over it.',
        },
      ],
    },
    {
      title: 'Schützen',
      titleEn: 'Protect',
      sentences: [
        {
          de: 'Drittens: draußen Handschuhe, beim Putzen welche aus Gummi.',
          en: 'Third: gloves outdoors, and rubber ones for cleaning.',
        },
        {
          de: 'Juckt und nässt es, kann es ein Handekzem sein, dann zum Arzt.',
          en: 'If it itches and weeps, it may be hand eczema: see a doctor.',
        },
      ],
    },
  ],
};
