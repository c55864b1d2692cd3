game-teotihuacan = Teotihuacan
game-teotihuacan-about = Prowadź swoich robotników wokół miasta bogów: wydobywaj, oddawaj cześć, wznoś piramidę i pozwól najsilniejszym wstąpić do nieba, zanim nastąpi zaćmienie. Także solo przeciw Teotibotowi. Około dwóch godzin.
