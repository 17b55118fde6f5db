/** Parts of the body. */
export const bodyTerms: Readonly<Record<string, string>> = {
  brust: `
    Brust, Brustkorb, Brustbein, Brustraum, Thorax, Herzgegend, hinterm Brustbein, chest, breastbone, Brustgegend, Brustmitte, Brustseite, sternum, Busn, rib cage, ribcage,
    Brustschmerz, Brustschmerzen, Brustenge, Brustdruck, Brustweh, chestpain
  `,
  herz: 'Herz, heart, Herzen, Herzspitze, Pumpe',
  arm: 'Arm, linker Arm, arms, Arme, Oberarm, Unterarm, Handgelenk, Arm links, Ellbogen, wrist, elbow, forearm',
  linkerarm: `
    linker Arm, linke Schulter, linke Arm, left arm, left shoulder, Arm links, linken Arm, linker Oberarm, linke Hand, linkes Handgelenk, left hand, in den linken, linki Arm,
    Arm ist links, linker Ellbogen,
    lingger Arm, linggs im Arm
  `,
  kiefer: 'Kiefer, Unterkiefer, jaw, Unterkiefa, Kinn',
  ruecken: `
    Rücken, Schulterblatt, Schulterblätter, Kreuz, back, between shoulder blades, Steiß, Buckel, spine, Wirbelsäule, Nacken und Rücken
  `,
  schulter: 'Schulter, Schultern, =shoulder, =shoulders',
  bauch: `
    Bauch, Unterbauch, Oberbauch, Unterleib, Leib, Ranzen, Wampn, belly, stomach, abdomen, tummy, abdominal, Bäuchlein, Bauchnabel, Nabel, Flanke, rechts unten, Magengegend,
    Magenschmerzen, Magenkrämpfe, Magenweh, Bauchi, =Magen
  `,
  unterbauch: 'Unterbauch, Unterleib, rechts unten, lower abdomen, lower belly',
  kopf: `
    Kopf, Schädel, Chopf, Hirn, head, skull, Stirn, Hinterkopf, Köpfchen, Kopferl, Grind, forehead, temple, back of head, noggin
  `,
  gesicht: 'Gesicht, Mund, Mundwinkel, Gesichtshälfte, Goschn, Lippe, face, mouth, facial',
  mundwinkel: `
    Mundwinkel, Gesichtshälfte, halbes Gesicht, Gesicht halb, corner of mouth, one side of face, half of face, Mund, Lippe, eine Gesichtsseite, lächelt, Lächeln, lacht, Lachen,
    Mundwinggl, smile, smiling, Backe, Wange, cheek, Augenlid, Lid, eyelid
  `,
  zunge: `
    Zunge, Lippe, Lippen, Rachen, Kehle, Hals, Gesicht, Gaumen, Kehlkopf, tongue, lips, lip, throat, face, Zungen, Augen zugeschwollen, Mundschleimhaut, eyelids, Augenlider, Lider
  `,
  mundraum: 'Zunge, Lippe, Lippen, Rachen, Kehle, Hals, Gaumen, tongue, lips, lip, throat, Mund, mouth',
  haende: 'Hand, Finger, Hände, fingers, Daumen, Zeigefinger, Handfläche, Pfote, hands, thumb',
  bein: `
    Bein, Wade, Unterschenkel, Oberschenkel, Haxn, Fuß, Füße, Wadl, leg, calf, thigh, foot, Beine, legs, feet, Knöchel, Knie, Fuss, ankle, knee, Schienbein, shin, Kniekehle, Wadn
  `,
  wade: 'Wade, Unterschenkel, Kniekehle, ein Bein, ein Bein geschwollen, Wadl, calf, one leg, =wadl, =wadn',
  nacken: 'Nacken, Genick, Kinn auf Brust, Kinn zur Brust, neck',
  auge: `
    Auge, Augen, Sehkraft, Sicht, Sehen, eye, eyes, vision, sight, Augn, Aug, Augapfel, Pupille, Lid, Augenlid, Oug, eyeball
  `,
  hoden: `
    Hoden, Hodensack, Ei, Eier, Klöten, linkes Ei, testicle, testicles, testicular, scrotum, balls, Hodn, Eichel, Eier tun weh, ballsack, nutsack, testis, Ei tut weh, rechtes Ei,
    rechter Hoden, linker Hoden, Nebenhoden, sein Ei, Eier geschwollen, my balls, nuts hurt, Leiste plötzlich,
    Säckel, Säckl, Säggel, Gemächt, Kronjuwelen, Nüsse, Glocken tun weh, nuts
  `,
  schritt: `
    Schritt, Damm, Gesäß, Po, Genitalbereich, Intimbereich, Reithose, Reithosen, zwischen den Beinen, Sattel, groin, saddle, genitals, between my legs, between the legs, buttocks,
    untenrum, unten herum, Schambereich, Scham, Scheide taub, Penis taub, Arsch, Popo, innen Oberschenkel, Innenseite, Oberschenkelinnenseite, crotch, private parts, privates,
    down there, inner thighs, bum, butt, bottom, anus, untnrum, unt, =Hintern, groin area
  `,
  seite: `
    einseitig, eine Seite, linke Seite, rechte Seite, halbseitig, Körperhälfte, linke Körperhälfte, rechte Körperhälfte, halbe Seite, halber Körper, links, rechts, one side,
    left side, right side, half of body, one sided, rechter Arm, rechten Arm, linkes Bein, rechtes Bein, linke Hand, rechte Hand, rechte Gesichtshälfte, linke Gesichtshälfte,
    eine Hälfte, eine Körperseite, einer Seite, auf einer Seite, linksseitig, rechtsseitig, right arm, left leg, right leg, left hand, right hand, halbes, eine Hand, ein Arm,
    ein Bein, =links, =rechts,
    half my body, one half of my body, een Siet, eene Seite
  `,
  haut: 'Haut, skin',
  scheide: 'Scheide, vagina, vaginal, untenrum, unten, unten rum',
  einbein: `
    =bein, =hax, =haxn, =wade, =wadn, =wadl, =unterschenkel, =oberschenkel, ein Bein, linkes Bein, rechtes Bein, das linke Bein, das rechte Bein, linkes, rechtes, =leg, =calf,
    one leg, left leg, right leg, one calf, =knöchel, eine Wade, linke Wade, rechte Wade, einseitig, ein Unterschenkel, =haxe, einem Bein
  `,
  beidebeine: `
    beide Beine, Beine beide, beiden Beinen, both legs, =beine, =legs, =feet, abends, jeden Abend, immer abends, Wassereinlagerung, Ödeme, Lipödem, Lymphödem
  `,
  penis: 'Penis, Glied, Schwanz, Pimmel, Dödel, Schniedel, willy, foreskin, Vorhaut, Lümmel',
  glied: `
    Finger, Daumen, Zeh, Zehen, Fuß, Hand, Arm, Bein, Ohr, Nase, Gesicht, Hals, Kehle, Oberschenkel, Unterarm, Handgelenk, Knie, Schienbein, Bauch, Brust, Kopf, thumb, toe, foot,
    leg, ear, nose, face, neck, throat, thigh, wrist, knee, belly, Fingerkuppe, fingertip, Zunge, Fingr, Rücken
  `,
  knochen: `
    Arm, Bein, Fuß, Hand, Finger, Zeh, Handgelenk, Knöchel, Schulter, Knie, Kniescheibe, Rippe, Rippen, Nase, Kiefer, Schlüsselbein, Ellbogen, Unterarm, Hüfte, Becken, Steißbein,
    Schienbein, leg, foot, toe, wrist, ankle, knee, kneecap, rib, ribs, nose, jaw, collarbone, elbow, hip, pelvis, Haxn, Wade, Mittelfuß, Wirbel, Haxen, =shoulder
  `,
};
