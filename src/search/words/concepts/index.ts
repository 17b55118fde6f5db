import { addictionsConcepts } from './addictions.ts';
import { allergiesConcepts } from './allergies.ts';
import { backConcepts } from './back.ts';
import { bellySignConcepts } from './belly-signs.ts';
import { bellyConcepts } from './belly.ts';
import { bloodConcepts } from './blood.ts';
import { bodyArmsConcepts } from './body-arms.ts';
import { bodyBellyOrgansConcepts } from './body-belly-organs.ts';
import { bodyBonesMusclesConcepts } from './body-bones-muscles.ts';
import { bodyCareConcepts } from './body-care.ts';
import { bodyChestOrgansConcepts } from './body-chest-organs.ts';
import { bodyHeadConcepts } from './body-head.ts';
import { bodyLegsConcepts } from './body-legs.ts';
import { bodyMouthThroatConcepts } from './body-mouth-throat.ts';
import { bodyNoseConcepts } from './body-nose.ts';
import { bodySensesHairConcepts } from './body-senses-hair.ts';
import { bodySexualHormonalConcepts } from './body-sexual-hormonal.ts';
import { bodyTissuesConcepts } from './body-tissues.ts';
import { bodyTrunkConcepts } from './body-trunk.ts';
import { bonesInjuriesConcepts } from './bones-injuries.ts';
import { bowelEndConcepts } from './bowel-end.ts';
import { cancerConcepts } from './cancers.ts';
import { careConcepts } from './care.ts';
import { childrenMoreConcepts } from './children-more.ts';
import { childrenConcepts } from './children.ts';
import { coldConcepts } from './colds.ts';
import { contraceptionConcepts } from './contraception.ts';
import { coughConcepts } from './cough-and-lungs.ts';
import { furtherDeviceConcepts } from './devices-rest.ts';
import { deviceConcepts } from './devices.ts';
import { diabetesConcepts } from './diabetes-and-weight.ts';
import { digestionSignConcepts } from './digestion-signs.ts';
import { earsSmellConcepts } from './ears-smell.ts';
import { emergencyAndHospitalConcepts } from './emergency-and-hospital.ts';
import { everydayFamilyConcepts } from './everyday-family.ts';
import { everydayFeelingsConcepts } from './everyday-feelings.ts';
import { everydayWorkConcepts } from './everyday-work.ts';
import { furtherExaminationConcepts } from './examinations-rest.ts';
import { examinationConcepts } from './examinations.ts';
import { eyesConcepts } from './eyes.ts';
import { generalSignConcepts } from './general-signs.ts';
import { habitsConcepts } from './habits.ts';
import { hairNailsConcepts } from './hair-nails.ts';
import { headacheDizzinessConcepts } from './headache-dizziness.ts';
import { heartMuscleConcepts } from './heart-muscle.ts';
import { heartSignConcepts } from './heart-signs.ts';
import { heartConcepts } from './heart.ts';
import { homeRemediesConcepts } from './home-remedies.ts';
import { hormoneConcepts } from './hormones.ts';
import { infectionConcepts } from './infections.ts';
import { insuranceConcepts } from './insurance.ts';
import { intoleranceConcepts } from './intolerances.ts';
import { jointsConcepts } from './joints.ts';
import { kidneyConcepts } from './kidneys-and-bladder.ts';
import { furtherLabConcepts } from './lab-values-rest.ts';
import { labConcepts } from './lab-values.ts';
import { liverConcepts } from './liver-and-gall.ts';
import { lungConcepts } from './lungs.ts';
import { airwayMedicineGroups } from './medicine-groups-airways.ts';
import { bellyMedicineGroups } from './medicine-groups-belly.ts';
import { cancerMedicineGroups } from './medicine-groups-general.ts';
import { heartMedicineGroups } from './medicine-groups-heart.ts';
import { infectionMedicineGroups } from './medicine-groups-infection.ts';
import { mindMedicineGroups } from './medicine-groups-mind.ts';
import { painMedicineGroups } from './medicine-groups-pain.ts';
import { menConcepts } from './men.ts';
import { metabolismConcepts } from './metabolism.ts';
import { mindAdhdEatingConcepts } from './mind-adhd-eating.ts';
import { mindLifeConcepts } from './mind-life.ts';
import { mindSignsConcepts } from './mind-signs.ts';
import { mindTraumaStressConcepts } from './mind-trauma-stress.ts';
import { mindConcepts } from './mind.ts';
import { moreBellyConcepts } from './more-belly.ts';
import { moreGeneralConcepts } from './more-general.ts';
import { moreOrganConcepts } from './more-heart-and-organs.ts';
import { moreInfectionConcepts } from './more-infections.ts';
import { moreNames1 } from './more-names-1.ts';
import { moreNames2 } from './more-names-2.ts';
import { moreNames3 } from './more-names-3.ts';
import { moreNames4 } from './more-names-4.ts';
import { nerveSignsConcepts } from './nerve-signs.ts';
import { nervesMoreConcepts } from './nerves-more.ts';
import { nervesConcepts } from './nerves.ts';
import { nutritionDrinkingConcepts } from './nutrition-drinking.ts';
import { nutritionEatingConcepts } from './nutrition-eating.ts';
import { nutritionFoodsConcepts } from './nutrition-foods.ts';
import { nutritionHabitsConcepts } from './nutrition-habits.ts';
import { oldAgeConcepts } from './old-age.ts';
import { peopleAgesConcepts } from './people-ages.ts';
import { peopleBabiesConcepts } from './people-babies.ts';
import { practiceConcepts } from './practice.ts';
import { pregnancyConcepts } from './pregnancy.ts';
import { professionConcepts } from './professions.ts';
import { relaxationConcepts } from './relaxation.ts';
import { seasonsAndTravelConcepts } from './seasons-and-travel.ts';
import { skinMoreConcepts } from './skin-more.ts';
import { skinYouthConcepts } from './skin-youth.ts';
import { skinConcepts } from './skin.ts';
import { sleepConcepts } from './sleep.ts';
import { specialistConcepts } from './specialists-inner.ts';
import { otherSpecialistConcepts } from './specialists-rest.ts';
import { sportExercisesConcepts } from './sport-exercises.ts';
import { sportGeneralConcepts } from './sport-general.ts';
import { substancesA } from './substances-a.ts';
import { substancesB } from './substances-b.ts';
import { substancesC } from './substances-c.ts';
import { substancesD } from './substances-d.ts';
import { substancesEToF } from './substances-e-f.ts';
import { substancesGToK } from './substances-g-k.ts';
import { substancesL } from './substances-l.ts';
import { substancesMToN } from './substances-m-n.ts';
import { substancesO } from './substances-o.ts';
import { substancesPToR } from './substances-p-r.ts';
import { substancesS } from './substances-s.ts';
import { substancesTToX } from './substances-t-x.ts';
import { substancesZ } from './substances-z.ts';
import { furtherSupplementConcepts } from './supplements-rest.ts';
import { supplementConcepts } from './supplements.ts';
import { swellingConcepts } from './swelling-and-aches.ts';
import { teethMouthConcepts } from './teeth-mouth.ts';
import { tendonsMusclesConcepts } from './tendons-muscles.ts';
import { tradeNamesAToK1 } from './trade-names-a-k-1.ts';
import { tradeNamesAToK2 } from './trade-names-a-k-2.ts';
import { tradeNamesAToK3 } from './trade-names-a-k-3.ts';
import { tradeNamesLToZ } from './trade-names-l-z.ts';
import { medicalTreatmentConcepts } from './treatments-medical.ts';
import { furtherOperationConcepts } from './treatments-operations-rest.ts';
import { operationConcepts } from './treatments-operations.ts';
import { therapyConcepts } from './treatments-therapies.ts';
import { tropicalConcepts } from './tropical-and-sexual.ts';
import { urologyConcepts } from './urology.ts';
import { vaccinationConcepts } from './vaccinations.ts';
import { vesselConcepts } from './vessels.ts';
import { womenConcepts } from './women.ts';
import type { ConceptSource } from './source.ts';

/** All concepts shipped with the product, by topic. */
export const sources: readonly ConceptSource[] = [
  ...addictionsConcepts,
  ...allergiesConcepts,
  ...backConcepts,
  ...bellySignConcepts,
  ...bellyConcepts,
  ...bloodConcepts,
  ...bodyArmsConcepts,
  ...bodyBellyOrgansConcepts,
  ...bodyBonesMusclesConcepts,
  ...bodyCareConcepts,
  ...bodyChestOrgansConcepts,
  ...bodyHeadConcepts,
  ...bodyLegsConcepts,
  ...bodyMouthThroatConcepts,
  ...bodyNoseConcepts,
  ...bodySensesHairConcepts,
  ...bodySexualHormonalConcepts,
  ...bodyTissuesConcepts,
  ...bodyTrunkConcepts,
  ...bonesInjuriesConcepts,
  ...bowelEndConcepts,
  ...cancerConcepts,
  ...careConcepts,
  ...childrenMoreConcepts,
  ...childrenConcepts,
  ...coldConcepts,
  ...contraceptionConcepts,
  ...coughConcepts,
  ...furtherDeviceConcepts,
  ...deviceConcepts,
  ...diabetesConcepts,
  ...digestionSignConcepts,
  ...earsSmellConcepts,
  ...emergencyAndHospitalConcepts,
  ...everydayFamilyConcepts,
  ...everydayFeelingsConcepts,
  ...everydayWorkConcepts,
  ...furtherExaminationConcepts,
  ...examinationConcepts,
  ...eyesConcepts,
  ...generalSignConcepts,
  ...habitsConcepts,
  ...hairNailsConcepts,
  ...headacheDizzinessConcepts,
  ...heartMuscleConcepts,
  ...heartSignConcepts,
  ...heartConcepts,
  ...homeRemediesConcepts,
  ...hormoneConcepts,
  ...infectionConcepts,
  ...insuranceConcepts,
  ...intoleranceConcepts,
  ...jointsConcepts,
  ...kidneyConcepts,
  ...furtherLabConcepts,
  ...labConcepts,
  ...liverConcepts,
  ...lungConcepts,
  ...airwayMedicineGroups,
  ...bellyMedicineGroups,
  ...cancerMedicineGroups,
  ...heartMedicineGroups,
  ...infectionMedicineGroups,
  ...mindMedicineGroups,
  ...painMedicineGroups,
  ...menConcepts,
  ...metabolismConcepts,
  ...mindAdhdEatingConcepts,
  ...mindLifeConcepts,
  ...mindSignsConcepts,
  ...mindTraumaStressConcepts,
  ...mindConcepts,
  ...moreBellyConcepts,
  ...moreGeneralConcepts,
  ...moreOrganConcepts,
  ...moreInfectionConcepts,
  ...moreNames1,
  ...moreNames2,
  ...moreNames3,
  ...moreNames4,
  ...nerveSignsConcepts,
  ...nervesMoreConcepts,
  ...nervesConcepts,
  ...nutritionDrinkingConcepts,
  ...nutritionEatingConcepts,
  ...nutritionFoodsConcepts,
  ...nutritionHabitsConcepts,
  ...oldAgeConcepts,
  ...peopleAgesConcepts,
  ...peopleBabiesConcepts,
  ...practiceConcepts,
  ...pregnancyConcepts,
  ...professionConcepts,
  ...relaxationConcepts,
  ...seasonsAndTravelConcepts,
  ...skinMoreConcepts,
  ...skinYouthConcepts,
  ...skinConcepts,
  ...sleepConcepts,
  ...specialistConcepts,
  ...otherSpecialistConcepts,
  ...sportExercisesConcepts,
  ...sportGeneralConcepts,
  ...substancesA,
  ...substancesB,
  ...substancesC,
  ...substancesD,
  ...substancesEToF,
  ...substancesGToK,
  ...substancesL,
  ...substancesMToN,
  ...substancesO,
  ...substancesPToR,
  ...substancesS,
  ...substancesTToX,
  ...substancesZ,
  ...furtherSupplementConcepts,
  ...supplementConcepts,
  ...swellingConcepts,
  ...teethMouthConcepts,
  ...tendonsMusclesConcepts,
  ...tradeNamesAToK1,
  ...tradeNamesAToK2,
  ...tradeNamesAToK3,
  ...tradeNamesLToZ,
  ...medicalTreatmentConcepts,
  ...furtherOperationConcepts,
  ...operationConcepts,
  ...therapyConcepts,
  ...tropicalConcepts,
  ...urologyConcepts,
  ...vaccinationConcepts,
  ...vesselConcepts,
  ...womenConcepts,
];
