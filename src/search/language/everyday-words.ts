/** German and English words that say little about the subject of a search: optional beside others (S12.7). */
export const everydayWords = `hoch hohe hoher hohen niedrig niedrige niedriger a ab aber about actually advice after again against all alle allen aller alles allgemein already als also always am an and
  andere anderen anderer anderes anfangen angefangen anleitung answer answers antwort antworten any anyone anything are art
  arten as at auch auf aus away bald be because bedeuten bedeutet bedeutung been before beginnt bei beide being beispiel
  beispiele bekam bekomm bekomme bekommen bekommt bericht berichte besser best beste besten bestes bestimmt better between big
  bin bis bist bitte bleibe bleiben bleibt brauche brauchen brauchst braucht but by can cause caused causes circa come comes
  coming common constant constantly could da dabei dafür dagegen damit danach dangerous danke dann daran darf darfst darum das
  dass dauern dauernd dauert davon davor day days dazu daß dein deine deinen deiner dem den denn der des deshalb deswegen dich
  did die dies diese diesem diesen dieser dieses difference different ding dinge dir do doch does doing done dort du durch
  during dürfen dürfte each easy eben echt eigentlich ein eine einem einen einer eines einfach einfache einfachen einige
  einmal entstehen entsteht er erfahrung erfahrungen erkenne erkennen erkennt erkläre erklären erklärt erklärung es etwa etwas
  euch eure every everybody everything example examples explain extrem falsch few film filmchen filme films find finde finden
  findet folge folgen for frage fragen from fängt fühle fühlen fühlt für ganz gar gebe geben geblieben gebraucht gefunden
  gefährlich gegeben gegen gehabt geholfen geht gehts gekommen gekriegt gelassen gemacht genau genommen gerade gesagt gesehen
  gestern gesucht get getan gets getting gewusst gib gibt gibts ging give gives gleich go goes going good got grund gründe
  guide gut gute guten guter gutes hab habe haben habt had hallo halt halten happen happens harmlos has hast hat hatte hatten
  have having he heißen heißt helfe helfen hello help helped helping helps her heute hey hi hier hilf hilfe hilfst hilft him
  hin hinter his hour how hält hätte hätten häufig i ich if ihm ihn ihnen ihr ihre ihrem ihren im immer in info information
  informationen infos ins into irgendwas irgendwie irgendwo is issue issues ist it its ive ja jahr jahre jahren jede jedem
  jeden jeder jedes jemand jetzt just kam kann kannst kaum keep keeps kenne kennen kennt know komisch komische komischer
  komisches komme kommen kommt kommts konnte konnten krieg kriege kriegen kriegst kriegt können könnt könnte könnten lang
  lange lasse lassen leicht leichte leichter leichtes less let like list liste long looking los loswerden lot lots länger
  lässt mach mache machen machst macht machte made mag make makes making mal man manche mancher manchmal many may maybe me
  mean meaning means mehr mehrere mein meine meinem meinen meiner meines meist meisten meistens merke merkt mich might mild
  mine minute minuten mir mit mittel monat monate monaten month months more most much muss musst musste mussten must my möchte
  möchten möchtest mögen möglich möglichkeit möglichkeiten müssen müsste nach neben need needed needs nehme nehmen nein neu
  neue neuen neuer neues new niemand nimm nimmt noch nochmal none normal normale normalen normaler now nur nötig ob obs obwohl
  oder of off oft often on only or our out over overview paar passieren passiert please plötzlich possible pro probably problem
  probleme problems put question questions quickly quite rarely ratschlag ratschläge really reason reasons richtig richtige
  right sache sachen sage sagen sagt same say says schlimm schlimme schlimmer schlimmes schlimmsten schnell schon search sehr
  sei seid sein seine seinen seiner seit selten serious shall she should show sich sie simple since sind sinnvoll so sofort
  soll sollen sollst sollte sollten solution solutions some someone something sometimes sondern sonst soon sorry sorte sorten
  spüre stark starke starker starkes still stimmt strong stunde stunden ständig suche suchen sucht suddenly tag tage tagen täglich take takes taking
  tat tell than thanks that the their them thema themen then these they thing things this those through time tip tipp tipps
  tips to today too topic total trotz trotzdem try tue tuen tun tust tut tuts type types um und understand ungefähr uns unser
  unsere unter unterschied unterschiede up ursache ursachen us use used using usually verschieden verschiedene verstehe
  verstehen versuchen versucht verursacht very video videos viel viele vielen vieler vieles vielleicht vom von vor
  wahrscheinlich wann want wants war waren warst warum was way ways we website week weeks weg wegbekommen wegen weggehen
  wegmachen weil weiß welche welchem welchen welcher welches wem wen wenn wer werd werde werden were weshalb what whats when
  where which who whom whose why wichtig wichtige wie wieder wielange wieso wieviel wieviele will willst wir wird wirklich
  wirksam wirst wissen wissenswertes wisst with wo woche wochen wofür wogegen woher wohin wollen wollte womit woran works
  would wovon wovor wrong wurde wurden während wäre wären würde würden year years yes you your yours zeig zeige zeigen zeigt
  zeit ziemlich zu zum zur zusammen zuviel zwischen öfter öfters über überblick übersicht`;
